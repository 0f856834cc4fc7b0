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

export interface LogoProps {
  src: string;
  /** The host's name. Without it the logo is decorative. */
  alt?: string;
}

export const Logo = ({ src, alt = '' }: LogoProps) => <Image src={src} alt={alt} decoding="async" />;
