'use client'

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
  type ItemMode,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '@/exports/client'
import { dragData, draggedIds, instructionOf } from './dragData'
import { useTreeActions } from './TreeActions'
import styles from './PageTree.module.css'

const INDENT_PX = 15
const OPEN_AFTER_MS = 500

interface Options {
  id: string
  isEnabled: boolean
  /** The element where the indentation starts. */
  inner: RefObject<HTMLElement | null>
  isOpen: boolean | null
  isLast: boolean
  level: number
  row: RefObject<HTMLElement | null>
}

/** Makes a row draggable and a drop target. */
export function useRowDrag({ id, inner, isEnabled, isLast, isOpen, level, row }: Options): {
  instruction: Instruction | null
  isDragged: boolean
} {
  const t = useMessages()
  const actions = useTreeActions()
  const [instruction, setInstruction] = useState<Instruction | null>(null)
  const [isDragged, setDragged] = useState(false)
  // A dragged page is collapsed, as it cannot be dropped below itself.
  const wasOpen = useRef(false)
  const mode: ItemMode = isOpen ? 'expanded' : isLast ? 'last-in-group' : 'standard'

  useEffect(() => {
    const element = row.current
    const origin = inner.current
    if (!isEnabled || !element || !origin) return
    const updateInstruction = (data: Record<string | symbol, unknown>) => setInstruction(extractInstruction(data))
    const clearInstruction = () => setInstruction(null)
    return combine(
      draggable({
        element,
        getInitialData: () => dragData(actions.dragged(id)),
        onDragStart: () => {
          setDragged(true)
          wasOpen.current = isOpen === true
          actions.setOpen(id, false)
        },
        onDrop: () => {
          setDragged(false)
          if (wasOpen.current) actions.setOpen(id, true)
        },
        onGenerateDragPreview: ({ nativeSetDragImage, source }) => {
          const count = draggedIds(source.data).length
          const label = count > 1 ? t('pagesCount', { count, number: count }) : actions.titleOf(id)
          setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => renderPreview(container, label) })
        },
      }),
      dropTargetForElements({
        canDrop: ({ source }) => draggedIds(source.data).length > 0,
        element,
        getData: ({ input, source }) => {
          const hitboxOptions = {
            currentLevel: level,
            element: origin,
            indentPerLevel: INDENT_PX,
            input: inReadingDirection(input, origin),
            mode,
          }
          const data = attachInstruction({ id }, hitboxOptions)
          const dropInstruction = extractInstruction(data)
          const refusal =
            dropInstruction && actions.refusal(draggedIds(source.data), instructionOf(dropInstruction), id)
          if (!dropInstruction || !refusal) return data
          // Dropping a page on itself is a no-op, so it is not marked as blocked.
          return refusal === 'self'
            ? { id }
            : attachInstruction({ id, refusal }, { ...hitboxOptions, block: [dropInstruction.type] })
        },
        onDrag: ({ self }) => updateInstruction(self.data),
        onDragEnter: ({ self }) => updateInstruction(self.data),
        onDragLeave: clearInstruction,
        onDrop: clearInstruction,
      }),
    )
  }, [actions, id, inner, isEnabled, isOpen, level, mode, row, t])

  const isWaitingToOpen = instruction?.type === 'make-child' && isOpen === false
  useEffect(() => {
    if (!isWaitingToOpen) return
    const timer = setTimeout(() => actions.setOpen(id, true), OPEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [actions, id, isWaitingToOpen])

  return { instruction, isDragged }
}

/** The library measures levels from the left, so mirror the pointer position in right-to-left layouts. */
function inReadingDirection<Input extends { clientX: number }>(input: Input, element: HTMLElement): Input {
  if (getComputedStyle(element).direction !== 'rtl') return input
  const { left, right } = element.getBoundingClientRect()
  return { ...input, clientX: left + right - input.clientX }
}

/** Renders the drag preview that follows the pointer. */
function renderPreview(container: HTMLElement, text: string): void {
  const preview = document.createElement('div')
  preview.className = styles.preview ?? ''
  preview.dir = 'auto'
  preview.textContent = text
  container.append(preview)
}
