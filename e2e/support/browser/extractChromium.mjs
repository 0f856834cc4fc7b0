// Unpacks the browser that @sparticuz/chromium carries into TMPDIR and prints its path. Runs as a process of its own: the package
// reads TMPDIR and AWS_EXECUTION_ENV (which makes it unpack the shared libraries a bare machine lacks) when it is loaded.
import chromium from '@sparticuz/chromium';

process.stdout.write(await chromium.executablePath());
