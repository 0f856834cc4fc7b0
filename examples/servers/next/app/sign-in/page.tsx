export default function SignIn() {
  return <h1>Sign in</h1>;
}
