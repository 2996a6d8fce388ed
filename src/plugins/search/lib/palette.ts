import { fold, wordsOf } from './fold'

/** One thing that the palette leads to. */
export interface Command {
  /** Unlike every other. */
  key: string
  label: string
  /** What tells two apart, and is found by, too. */
  detail?: string
  icon: string
  /** Path below the admin's root that it leads to. */
  path?: string
  /** Id of the site that it puts on screen. */
  site?: string
}

export interface CommandGroup {
  name: 'create' | 'documents' | 'recent' | 'screens' | 'sites'
  commands: Command[]
}

/** Most commands of a group while something is typed; the list stays short enough to be read at a glance. */
const MOST = 6

/**
 * What the palette offers for what is typed: documents come found, everything else is chosen here. Recent ones while
 * nothing is typed, the rest when it fits.
 */
export function offered(groups: CommandGroup[], typed: string): CommandGroup[] {
  const words = wordsOf(typed)
  return groups
    .map(({ name, commands }) => ({ name, commands: name === 'documents' ? commands : chosen(name, commands, words) }))
    .filter(({ commands }) => commands.length > 0)
}

function chosen(name: CommandGroup['name'], commands: Command[], words: string[]): Command[] {
  if (words.length === 0) return name === 'recent' || name === 'screens' ? commands : []
  return commands
    .filter(({ detail = '', label }) => words.every((word) => ` ${fold(`${label} ${detail}`)}`.includes(` ${word}`)))
    .toSorted((one, other) => rank(one, words) - rank(other, words))
    .slice(0, MOST)
}

/** A name that begins with what is typed comes before one that has it further on. */
const rank = ({ label }: Command, [first = '']: string[]): number => (fold(label).startsWith(first) ? 0 : 1)
