import { byId } from '../../demo/page/parts/dom';

// Runs after the form in the page's HTML. Visitors who are signed in see their account when the sandbox is up, and no form before.
if (/(^|; )stytch_session=/.test(document.cookie)) byId('sign-in').replaceChildren();
