/** Replaces `_extends` of `@babel/runtime`, which redux-saga and emotion import, and which replaces itself on its first call. */
export default Object.assign;
