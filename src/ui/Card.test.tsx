import { screen } from '@testing-library/react';
import { renderUi } from '../../tests/renderUi';
import { Card } from './Card';
import { Divider } from './Divider';
import { BlockLink } from './BlockLink';
import { Logo } from './Logo';
import { ProgressBar } from './ProgressBar';
import { Spinner } from './Spinner';
import { Watermark } from './Watermark';

describe('§2 Screens: the card and what stands in it', () => {
  it('has the watermark when the bootstrap says so: 150px, in a new tab', () => {
    const { rerender } = renderUi(<Card footer={<Watermark />}>Hello</Card>);
    const link = screen.getByRole('link', { name: 'Powered by PriceRxAuth' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(link.firstElementChild).toHaveStyle({ width: '150px' });
    rerender(<Card>Hello</Card>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says what the spinner waits for', () => {
    renderUi(<Spinner label="Loading…" />);

    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says what the progress bar stands for', () => {
    renderUi(<ProgressBar label="Checking your code…" />);

    expect(screen.getByRole('progressbar', { name: 'Checking your code…' })).toBeInTheDocument();
  });

  it('parts the ways in with "or"', () => {
    renderUi(<Divider />);

    expect(screen.getByText('or')).toBeVisible();
  });

  it('shows the host’s logo with its name, or as decoration', () => {
    renderUi(
      <>
        <Logo src="/logo.svg" alt="PriceRx" />
        <Logo src="/plain.svg" />
      </>,
    );

    expect(screen.getByRole('img', { name: 'PriceRx' })).toHaveAttribute('src', '/logo.svg');
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/plain.svg');
  });

  it('tells that links lead into a new tab, without putting it into their names', () => {
    renderUi(<BlockLink href="https://mail.google.com/">Open in Gmail</BlockLink>);
    const link = screen.getByRole('link', { name: 'Open in Gmail' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
  });
});
