import { StartError } from './StartError.mjs'
import { startService } from './service.mjs'

/**
 * Runs a Node program to its end, with its output indented below the current step.
 * @param {string} title what the program does, for the error message
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {{ signal?: AbortSignal, onOutput?: () => void }} [options] `signal` stops it; `onOutput` is called for each line
 * @throws StartError if it fails; its output is on the screen
 */
export async function runNode(title, args, env, { signal, onOutput = () => {} } = {}) {
  signal?.throwIfAborted()
  const program = startService(args, env, (line) => {
    onOutput()
    console.log(`  ${line}`)
  })
  const stop = () => void program.stop()
  signal?.addEventListener('abort', stop)
  const ending = await program.ended
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (ending !== 'exit code 0') throw new StartError(`${title} failed (${ending}); see the output above.`)
}
