// `npm run docs:check`. All in one process, because to start and to compile takes longer than to check.
import './specification';
import './strings';
import './accessibility';
import './security';
import './reliability';
