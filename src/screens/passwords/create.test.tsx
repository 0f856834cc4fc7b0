import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { button, comeToSignUp, PASSWORD, typeGood } from '../../../tests/passwordVisits';
import { EMAIL, heading } from '../../../tests/visits';

const page = setUpWidgetPage();

describe('§4 Password flow: a new visitor', () => {
  it('makes a password, is signed in, and the host hears of it in order, once', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget);
    await widget.user.click(button('Continue'));
    await heading('Success!');
    expect(screen.getByText('You have successfully logged in.')).toBeVisible();
    await page.idle();
    expect(widget.eventTypes()).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.errors).toEqual([]);
    expect(page.lastCall('/passwords').body).toEqual({
      email: EMAIL,
      password: PASSWORD,
      session_duration_minutes: 30,
    });
    // Managers offer to save when the form has gone.
    expect(document.querySelector('form')).toBeNull();
  });
});
