import { eventually } from '../time';
import { button } from './button';

/** The button on the code screen, with either of its labels. */
export const resendButton = () => button(/^(Resend code|Code sent)$/);

export const label = (text: string) => eventually(() => expect(resendButton()).toHaveTextContent(text));

export const TOO_MANY = {
  status_code: 429,
  error_type: 'too_many_requests',
  error_message: 'Too many requests have been made.',
  error_url: 'https://stytch.com/docs/api/errors/429',
  request_id: 'request-1',
};

/** A fault: the provider refuses a code. */
export const REFUSED_CODE = {
  status: 404,
  body: { ...TOO_MANY, status_code: 404, error_type: 'otp_code_not_found' },
};
