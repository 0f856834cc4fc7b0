import { styled } from '../styling/styled';

/** A fixed height, so that nothing moves when the image is loaded. */
const Image = styled('img')({
  display: 'block',
  height: '48px',
  maxWidth: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
  objectPosition: 'left center',
  '&:dir(rtl)': { objectPosition: 'right center' },
});

/** Decorative: the page names its site. */
export const Logo = ({ src }: { src: string }) => <Image src={src} alt="" decoding="async" />;
