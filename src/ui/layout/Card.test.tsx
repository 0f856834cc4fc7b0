import { screen } from '@testing-library/react';
import { renderUi } from '../../../tests/renderUi';
import { Card } from './Card';
import { Divider } from './Divider';
import { BlockLink } from '../buttons/BlockLink';
import { Logo } from './Logo';
import { ProgressBar } from '../feedback/ProgressBar';
import { Spinner } from '../feedback/Spinner';
import { Watermark } from './Watermark';

describe('§2 Screens: the card and its parts', () => {
  it('shows the watermark when the bootstrap requires it: 150px, opening a new tab', () => {
    const { rerender } = renderUi(<Card footer={<Watermark />}>Hello</Card>);
    const link = screen.getByRole('link', { name: 'Powered by PriceRxAuth' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(link.firstElementChild).toHaveStyle({ width: '150px' });
    rerender(<Card>Hello</Card>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the spinner has a name', () => {
    renderUi(<Spinner label="Loading…" />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('the progress bar has a name', () => {
    renderUi(<ProgressBar label="Checking your code…" />);

    expect(screen.getByRole('progressbar', { name: 'Checking your code…' })).toBeInTheDocument();
  });

  it('the divider reads "or"', () => {
    renderUi(<Divider />);

    expect(screen.getByText('or')).toBeVisible();
  });

  it('shows the host’s logo as decoration', () => {
    renderUi(<Logo src="/logo.svg" />);

    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/logo.svg');
  });

  it('links have a description that they open a new tab, which is not part of their names', () => {
    renderUi(<BlockLink href="https://mail.google.com/">Open in Gmail</BlockLink>);
    const link = screen.getByRole('link', { name: 'Open in Gmail' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
  });
});
