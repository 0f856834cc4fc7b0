import { afterRenderEffect, Component, type ElementRef, resource, signal, viewChild } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { createClient, type LoginArgs, mountLogin } from 'pricerx-auth';

const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});
const config: LoginArgs['config'] = { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } };
const locale = new URLSearchParams(location.search).get('lang') ?? 'auto';

@Component({
  selector: 'app-root',
  template: `
    <h1>Your prices</h1>
    @if (session()) {
      <p>{{ prices.value() }}</p>
      <button (click)="signOut()">Sign out</button>
    } @else {
      <div #place></div>
    }
  `,
})
class App {
  session = signal(client.session.getSync());
  prices = resource({
    params: () => this.session()?.session_id,
    loader: async () => (await fetch('/api/prices')).text(),
  });
  place = viewChild<ElementRef<HTMLElement>>('place');
  signOut = () => client.session.revoke();
  constructor() {
    client.session.onChange((now) => this.session.set(now));
    afterRenderEffect((onCleanup) => {
      const selector = this.place()?.nativeElement;
      if (selector) onCleanup(mountLogin({ client, selector, config, locale }).unmount);
    });
  }
}
bootstrapApplication(App).catch(console.error);
