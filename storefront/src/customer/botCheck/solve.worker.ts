// Waits for `{ type: 'work', payload }` and answers with the solution.
import 'altcha-lib/v1/worker';
