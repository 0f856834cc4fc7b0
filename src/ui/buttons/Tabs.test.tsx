import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../tests/renderUi';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'sms', label: 'Text' },
  { id: 'whatsapp', label: 'WhatsApp' },
  { id: 'email', label: 'Email' },
] as const;

function Example() {
  const [selected, setSelected] = useState<'sms' | 'whatsapp' | 'email'>('sms');
  return (
    <Tabs label="Get a code by" tabs={TABS} selected={selected} onSelect={setSelected}>
      Form for {selected}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('§2 Main: tabs', () => {
  it('a click on a tab shows its panel', async () => {
    renderUi(<Example />);
    await userEvent.click(tab('Email'));

    expect(tab('Email')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Text')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'Email' })).toHaveTextContent('Form for email');
    expect(screen.getByRole('tablist', { name: 'Get a code by' })).toBeVisible();
  });

  it('the tab list is one Tab stop', async () => {
    renderUi(<Example />);
    await userEvent.tab();
    expect(tab('Text')).toHaveFocus();
    await userEvent.tab();

    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'WhatsApp'],
    ['{ArrowLeft}', 'Email'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Text'],
    ['{End}', 'Email'],
    ['{End}{Home}', 'Text'],
  ])('%s moves to %s', async (keys, name) => {
    renderUi(<Example />);
    await userEvent.tab();
    await userEvent.keyboard(keys);

    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('arrow keys follow the direction of a right-to-left page', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.append('* { direction: rtl }');
    renderUi(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    expect(tab('WhatsApp')).toHaveFocus();
    style.remove();
  });
});
