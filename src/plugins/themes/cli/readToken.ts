import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CliError } from './CliError'

/** Streams of a terminal. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

const NO_TOKEN =
  'Put an access token in CALLBOARD_TOKEN: Account › Access tokens › Create token, with the permission to manage themes.'

/**
 * Returns the access token of the environment; without one, asks for it without showing what is typed. It is kept in
 * memory only.
 * @throws CliError if there is none
 */
export async function readToken(
  fromEnvironment = process.env.CALLBOARD_TOKEN,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const token = fromEnvironment?.trim() || (input.isTTY ? await ask(input, output) : '')
  if (!token) throw new CliError(NO_TOKEN)
  if (!/^[\w.-]+$/.test(token)) throw new CliError('This is not an access token. Copy it again, in one piece.')
  return token
}

async function ask(input: Terminal['input'], output: Terminal['output']): Promise<string> {
  output.write('Access token: ')
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const questions = createInterface({ input, output: hidden, terminal: true })
  // Ctrl+C ends the program, as everywhere else.
  questions.once('SIGINT', () => process.exit(130))
  try {
    return (await questions.question('')).trim()
  } finally {
    questions.close()
    output.write('\n')
  }
}
