import { StartError } from './StartError.mjs'
import { startService } from './service.mjs'

/**
 * Runs a Node program to its end, its output indented below the step that it belongs to.
 * @param {string} title what the program does, for the sentence when it fails
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {{ signal?: AbortSignal, said?: () => void }} [options] `signal` stops it; `said` is called with each line
 * @throws StartError when it fails; its output is on the screen
 */
export async function runNode(title, args, env, { signal, said = () => {} } = {}) {
  signal?.throwIfAborted()
  const program = startService(args, env, (line) => {
    said()
    console.log(`  ${line}`)
  })
  const stop = () => void program.stop()
  signal?.addEventListener('abort', stop)
  const how = await program.ended
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (how !== 'exit code 0') throw new StartError(`${title} failed (${how}); the lines above say why.`)
}
