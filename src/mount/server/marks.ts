import { mark as amazon } from '../../screens/oauth/marks/amazon';
import { mark as apple } from '../../screens/oauth/marks/apple';
import { mark as bitbucket } from '../../screens/oauth/marks/bitbucket';
import { mark as coinbase } from '../../screens/oauth/marks/coinbase';
import { mark as discord } from '../../screens/oauth/marks/discord';
import { mark as facebook } from '../../screens/oauth/marks/facebook';
import { mark as figma } from '../../screens/oauth/marks/figma';
import { mark as github } from '../../screens/oauth/marks/github';
import { mark as gitlab } from '../../screens/oauth/marks/gitlab';
import { mark as google } from '../../screens/oauth/marks/google';
import { mark as linkedin } from '../../screens/oauth/marks/linkedin';
import { mark as microsoft } from '../../screens/oauth/marks/microsoft';
import { mark as salesforce } from '../../screens/oauth/marks/salesforce';
import { mark as slack } from '../../screens/oauth/marks/slack';
import { mark as snapchat } from '../../screens/oauth/marks/snapchat';
import { mark as tiktok } from '../../screens/oauth/marks/tiktok';
import { mark as twitch } from '../../screens/oauth/marks/twitch';
import { mark as twitter } from '../../screens/oauth/marks/twitter';
import { mark as yahoo } from '../../screens/oauth/marks/yahoo';
import type { OAuthProvider } from '../../domain/enums';
import type { Mark } from '../../screens/oauth/marks/mark';

/** All logos of social buttons. A browser fetches those of its page. */
export const marks: Record<OAuthProvider, Mark> = {
  amazon,
  apple,
  bitbucket,
  coinbase,
  discord,
  facebook,
  figma,
  github,
  gitlab,
  google,
  linkedin,
  microsoft,
  salesforce,
  slack,
  snapchat,
  tiktok,
  twitch,
  twitter,
  yahoo,
};
