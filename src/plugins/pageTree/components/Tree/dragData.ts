import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { Move } from '../../lib/tree/positionAfter'

const KEY = 'callboardPages'

/** The data of a drag: the ids of the dragged pages. */
export const dragData = (ids: string[]): Record<string, unknown> => ({ [KEY]: ids })

/** Ids of the dragged pages; empty if something else is dragged. */
export function draggedIds(data: Record<string | symbol, unknown>): string[] {
  const ids = data[KEY]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Converts an instruction of the drag library to the one that the server expects. */
export function instructionOf(instruction: Instruction): Move['instruction'] {
  if (instruction.type === 'instruction-blocked') return instructionOf(instruction.desired)
  return instruction.type === 'reparent'
    ? { desiredLevel: instruction.desiredLevel, type: 'reparent' }
    : { type: instruction.type }
}
