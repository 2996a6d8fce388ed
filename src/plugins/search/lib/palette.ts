import { fold, wordsOf } from './searchEntries'

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
  /** Address of another site than the admin, which is opened in a new tab. */
  address?: string
  /** The look that it changes to. */
  theme?: 'dark' | 'light'
}

export interface CommandGroup {
  name: 'actions' | 'create' | 'documents' | 'recent' | 'screens' | 'sites'
  commands: Command[]
}

/** Most commands of a group while something is typed; the list stays short enough to be read at a glance. */
const MOST = 6
const MOST_DOCUMENTS = 8

/**
 * What the palette offers for what is typed: documents come found, everything else is chosen here. Recent ones while
 * nothing is typed, the rest when it fits.
 *
 * The closest name comes first, whatever it is the name of: somebody who types a name means what is called that, and
 * presses Enter. The search screen, where people look around, goes by the priority of the kinds instead.
 */
export function offered(groups: CommandGroup[], typed: string): CommandGroup[] {
  const words = wordsOf(typed)
  return groups
    .map(({ name, commands }) => ({ name, commands: chosen(name, commands, words) }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((one, other) => distanceOf(one.commands[0], words) - distanceOf(other.commands[0], words))
}

function chosen(name: CommandGroup['name'], commands: Command[], words: string[]): Command[] {
  if (words.length === 0) return name === 'actions' || name === 'create' || name === 'sites' ? [] : commands
  const isFound = name === 'documents'
  return commands
    .filter(
      ({ detail = '', label }) =>
        isFound || words.every((word) => ` ${fold(`${label} ${detail}`)}`.includes(` ${word}`)),
    )
    .toSorted((one, other) => distanceOf(one, words) - distanceOf(other, words))
    .slice(0, isFound ? MOST_DOCUMENTS : MOST)
}

/** 0: called just that. 1: its name begins with it. 2: anything else that fits. */
function distanceOf(command: Command | undefined, words: string[]): number {
  const typed = words.join(' ')
  const name = wordsOf(command?.label ?? '').join(' ')
  if (!typed) return 0
  return name === typed ? 0 : name.startsWith(typed) ? 1 : 2
}
