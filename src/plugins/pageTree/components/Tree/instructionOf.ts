import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { Move } from '../../lib/tree/positionAfter'

/** Converts an instruction of the drag library to the one that the server expects. */
export function instructionOf(instruction: Instruction): Move['instruction'] {
  if (instruction.type === 'instruction-blocked') return instructionOf(instruction.desired)
  return instruction.type === 'reparent'
    ? { desiredLevel: instruction.desiredLevel, type: 'reparent' }
    : { type: instruction.type }
}
