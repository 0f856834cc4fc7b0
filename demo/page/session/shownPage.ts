import type { Switches } from '../developer/switches';
import { widgetLanguage } from '../language/language';
import type { SignInPage } from './loginArgs';

/** This page, for `loginArgs`. */
export const shownPage = (switches: Switches): SignInPage => ({
  switches,
  origin: location.origin,
  locale: widgetLanguage(),
});
