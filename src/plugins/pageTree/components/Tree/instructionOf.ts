import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { Move } from '../../lib/tree/spotOf'

/** What a drop asks of the server, from what the drag library says. */
export function instructionOf(instruction: Instruction): Move['instruction'] {
  if (instruction.type === 'instruction-blocked') return instructionOf(instruction.desired)
  return instruction.type === 'reparent'
    ? { desiredLevel: instruction.desiredLevel, type: 'reparent' }
    : { type: instruction.type }
}
