/** Delivery method of one-time codes. */
export type OTPMethod = 'sms' | 'whatsapp' | 'email';

/** By delivery method: the destination's field in API calls, and the ids of the texts on Main. */
export const OTP_METHODS = {
  sms: { field: 'phone_number', tab: 'tab.text', button: 'button.sms' },
  whatsapp: { field: 'phone_number', tab: 'tab.whatsapp', button: 'button.whatsapp' },
  email: { field: 'email', tab: 'tab.email', button: 'button.emailLogin' },
} as const satisfies Record<OTPMethod, object>;

export const OTP_METHOD_NAMES = Object.keys(OTP_METHODS) as OTPMethod[];

/** The methods whose destination is a phone number. */
export type PhoneMethod = {
  [M in OTPMethod]: (typeof OTP_METHODS)[M]['field'] extends 'phone_number' ? M : never;
}[OTPMethod];
