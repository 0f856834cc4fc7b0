import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderUi } from '../../tests/renderUi';
import { BlockLink } from './buttons/BlockLink';
import { Button } from './buttons/Button';
import { TextButton } from './buttons/TextButton';
import { Tabs } from './buttons/Tabs';
import { ErrorText } from './feedback/ErrorText';
import { Notice } from './feedback/Notice';
import { Toasts } from './feedback/Toasts';
import { PasscodeInput } from './inputs/PasscodeInput';
import { EmailInput } from './inputs/EmailInput';
import { Card } from './layout/Card';
import { Divider } from './layout/Divider';
import { Heading } from './screen/Heading';

const ignore = () => undefined;
const documented = () => {
  const page = readFileSync(path.join(__dirname, '../../docs/theme.md'), 'utf8');
  const section = /^## Parts$(.+?)(?=^## )/ms.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, part]) => part);
};

describe('§3 Theme: parts for `::part()`', () => {
  it('are those of docs/theme.md', () => {
    const { container } = renderUi(
      <Card
        footer="footer"
        toasts={
          <Toasts
            toasts={[{ id: '1', kind: 'success', message: 'Saved' }]}
            onDismiss={ignore}
            onPause={ignore}
            onResume={ignore}
          />
        }
      >
        <Heading>Heading</Heading>
        <Tabs label="Tabs" tabs={[{ id: 'one', label: 'One' }]} selected="one" onSelect={ignore}>
          Panel
        </Tabs>
        <Divider />
        <ErrorText error={null} />
        <EmailInput value="" onChange={ignore} />
        <Button>One</Button>
        <Button variant="secondary">Two</Button>
        <TextButton>Three</TextButton>
        <BlockLink href="https://example.com/">Link</BlockLink>
        <Notice>Notice</Notice>
        <PasscodeInput id="code" value="1" onChange={ignore} />
      </Card>,
    );
    const parts = [...container.querySelectorAll('[part]')].flatMap((element) =>
      element.getAttribute('part')?.split(' '),
    );
    expect([...new Set(parts)].sort()).toEqual(documented().sort());
  });
});
