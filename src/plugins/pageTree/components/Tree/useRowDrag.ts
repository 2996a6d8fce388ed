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
import { useWords } from '../../../../components/ui/useWords'
import { dragData, draggedIds } from './dragData'
import { instructionOf } from './instructionOf'
import { useTreeActions } from './TreeActions'
import styles from './PageTree.module.css'

const INDENT_PX = 15
const OPEN_AFTER_MS = 500

interface Options {
  id: string
  isEnabled: boolean
  /** Where the indentation begins. */
  inner: RefObject<HTMLElement | null>
  isOpen: boolean | null
  isLast: boolean
  level: number
  row: RefObject<HTMLElement | null>
}

/** A row that can be dragged, and that others can be dropped at. */
export function useRowDrag({ id, inner, isEnabled, isLast, isOpen, level, row }: Options): {
  instruction: Instruction | null
  isDragged: boolean
} {
  const t = useWords()
  const actions = useTreeActions()
  const [instruction, setInstruction] = useState<Instruction | null>(null)
  const [isDragged, setDragged] = useState(false)
  // What is dragged closes meanwhile: nothing can be dropped below itself.
  const wasOpen = useRef(false)
  const mode: ItemMode = isOpen ? 'expanded' : isLast ? 'last-in-group' : 'standard'

  useEffect(() => {
    const element = row.current
    const origin = inner.current
    if (!isEnabled || !element || !origin) return
    const follow = (data: Record<string | symbol, unknown>) => setInstruction(extractInstruction(data))
    const forget = () => setInstruction(null)
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
          const words = count > 1 ? t('pagesCount', { count, number: count }) : actions.titleOf(id)
          setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => drawPreview(container, words) })
        },
      }),
      dropTargetForElements({
        canDrop: ({ source }) => draggedIds(source.data).length > 0,
        element,
        getData: ({ input, source }) => {
          const place = {
            currentLevel: level,
            element: origin,
            indentPerLevel: INDENT_PX,
            input: inReading(input, origin),
            mode,
          }
          const data = attachInstruction({ id }, place)
          const meant = extractInstruction(data)
          const refusal = meant && actions.refusal(draggedIds(source.data), instructionOf(meant), id)
          if (!meant || !refusal) return data
          // On itself it changes nothing, and nothing is said.
          return refusal === 'self' ? { id } : attachInstruction({ id, refusal }, { ...place, block: [meant.type] })
        },
        onDrag: ({ self }) => follow(self.data),
        onDragEnter: ({ self }) => follow(self.data),
        onDragLeave: forget,
        onDrop: forget,
      }),
    )
  }, [actions, id, inner, isEnabled, isOpen, level, mode, row, t])

  const waits = instruction?.type === 'make-child' && isOpen === false
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => actions.setOpen(id, true), OPEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [actions, id, waits])

  return { instruction, isDragged }
}

/** The library counts levels from the left; a page that reads from right to left is measured as in a mirror. */
function inReading<Input extends { clientX: number }>(input: Input, element: HTMLElement): Input {
  if (getComputedStyle(element).direction !== 'rtl') return input
  const { left, right } = element.getBoundingClientRect()
  return { ...input, clientX: left + right - input.clientX }
}

/** What hangs at the pointer while pages are dragged. */
function drawPreview(container: HTMLElement, words: string): void {
  const preview = document.createElement('div')
  preview.className = styles.preview ?? ''
  preview.dir = 'auto'
  preview.textContent = words
  container.append(preview)
}
