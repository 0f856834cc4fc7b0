import { axe, toHaveNoViolations } from 'jest-axe';
import { renderUi } from '../../tests/renderUi';
import { Button } from './Button';
import { Card } from './Card';
import { Divider } from './Divider';
import { MailIcon } from './icons/MailIcon';
import { BackButton } from './BackButton';
import { Watermark } from './Watermark';
import { BlockLink } from './BlockLink';
import { Notice } from './Notice';
import { PasscodeInput } from './PasscodeInput';
import { PhoneInput } from './PhoneInput';
import { ProgressBar } from './ProgressBar';
import { Screen } from './Screen';
import { Form } from './Stack';
import { Success } from './Success';
import { Tabs } from './Tabs';
import { Text } from './Text';
import { TextInput } from './TextInput';
import { Toasts } from './Toasts';

expect.extend(toHaveNoViolations);

const nothing = () => undefined;
const error = { kind: 'local', id: 'error.x', message: 'Please try again.' } as const;
const toasts = (
  <Toasts
    toasts={[{ id: '1', kind: 'error', message: 'Not sent' }]}
    onDismiss={nothing}
    onPause={nothing}
    onResume={nothing}
  />
);

const SCREENS = {
  'a sign-in form': (
    <Screen title="Sign up or log in" focusOnMount={false}>
      <Tabs
        label="Get a code by"
        tabs={[
          { id: 'sms', label: 'Text' },
          { id: 'email', label: 'Email' },
        ]}
        selected="sms"
        onSelect={nothing}
      >
        <Form label="Text" onSubmit={nothing}>
          <PhoneInput
            id="phone"
            country="US"
            onCountryChange={nothing}
            value=""
            onChange={nothing}
            error={error}
          />
          <Button type="submit" busy>
            Continue
          </Button>
        </Form>
      </Tabs>
      <Divider />
      <TextInput
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        value=""
        onChange={nothing}
      />
      <Button variant="secondary" icon={<MailIcon />}>
        Continue with email
      </Button>
    </Screen>
  ),
  'a code form': (
    <Screen title="Enter passcode" focusOnMount back={<BackButton onClick={nothing} />}>
      <Form onSubmit={nothing}>
        <PasscodeInput id="code" value="123" onChange={nothing} error={error} autoFocusOnScreen />
        <ProgressBar label="Checking" />
      </Form>
      <Text variant="helper">
        Not there? <Button variant="text">Resend code</Button>
      </Text>
    </Screen>
  ),
  'a screen of links': (
    <Screen title="Check your email" focusOnMount>
      <Notice kind="warning">Use the device where you started.</Notice>
      <BlockLink href="https://mail.example/" icon={<MailIcon />}>
        Open mail
      </BlockLink>
    </Screen>
  ),
  'a success': <Success title="Success!">Done.</Success>,
};

describe('§2 Screens, read by a machine', () => {
  it.each(Object.entries(SCREENS))('finds nothing to object to in %s', async (_, element) => {
    const { container } = renderUi(
      <main>
        <Card footer={<Watermark />} toasts={toasts}>
          {element}
        </Card>
      </main>,
    );

    expect(await axe(container)).toHaveNoViolations();
  });
});
