import { Link } from 'react-router';

export default function Home() {
  return <Link to="/saved?list=2">Saved</Link>;
}
