export default defineEventHandler((event) => {
  setCookie(event, 'csrf', '1');
  setCookie(event, 'host', '2');
});
