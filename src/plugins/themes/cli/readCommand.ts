import { parseArgs } from 'node:util'
import { CliError } from './CliError'
import { helpOf } from './help'

const OPTIONS = {
  help: { short: 'h', type: 'boolean' },
  json: { type: 'boolean' },
  name: { type: 'string' },
  port: { type: 'string' },
  server: { type: 'string' },
} as const

/** Options of each command. */
const TAKEN: Record<string, readonly (keyof typeof OPTIONS)[]> = {
  check: ['json'],
  dev: ['port', 'server'],
  new: ['name'],
  zip: ['json'],
}

/** A command with its options as they were typed. */
export interface Command {
  json?: boolean | undefined
  name: 'check' | 'dev' | 'help' | 'new' | 'zip'
  /** `--name`, of a new theme. */
  themeName?: string | undefined
  /** The second path: the .zip to write. */
  output?: string | undefined
  port?: string | undefined
  server?: string | undefined
  target: string
}

/**
 * Reads what was typed.
 * @param called how the program is called, for its usage
 * @throws CliError with the usage if it cannot be understood
 */
export function readCommand(args: string[], called: string): Command {
  const { positionals, values } = parse(args, called)
  const [command = '', target, output, ...rest] = positionals
  if (values.help || (command === 'help' && !target)) return { name: 'help', target: '' }
  const name = nameOf(command)
  if (!name || !target || rest.length > 0 || (output !== undefined && name !== 'zip'))
    throw new CliError(helpOf(called))
  const { help: _, name: themeName, ...options } = values
  const other = Object.keys(values).find((option) => !TAKEN[name]?.includes(option as keyof typeof OPTIONS))
  if (other) throw new CliError(`${called} ${name} has no option --${other}.\n\n${helpOf(called)}`)
  return { ...options, name, output, target, themeName }
}

const nameOf = (word: string) => (['check', 'dev', 'new', 'zip'] as const).find((name) => name === word)

function parse(args: string[], called: string) {
  try {
    return parseArgs({ allowPositionals: true, args, options: OPTIONS })
  } catch (error) {
    // Node adds advice to the first sentence.
    const [reason] = String(error instanceof Error ? error.message : error).split('. ')
    throw new CliError(`${reason}.\n\n${helpOf(called)}`)
  }
}
