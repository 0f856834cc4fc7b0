import Link from 'next/link';

export default function Home() {
  return <Link href="/saved?list=2">Saved</Link>;
}
