// The arguments of the widget: `pricerx-auth render` writes its form from them, and the page mounts it with them.
export default { config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } } };
