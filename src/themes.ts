export { calm } from './themes/calm';
export { classic } from './themes/classic';
export { contrast } from './themes/contrast';
export { sharp } from './themes/sharp';
export { soft } from './themes/soft';
export type { ButtonStyles, SchemeStyles, Styles } from './domain/theme/styles';
