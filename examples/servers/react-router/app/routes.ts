import { index, route } from '@react-router/dev/routes';

export default [index('home.tsx'), route('saved', 'saved.tsx'), route('sign-in', 'signIn.tsx')];
