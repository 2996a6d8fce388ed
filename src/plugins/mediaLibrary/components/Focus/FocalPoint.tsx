'use client'

import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useMessages } from '@/exports/client'
import { toPoint, type Point } from '../../lib/focalCrop'
import styles from './Focus.module.css'

interface Props {
  address: string
  /** Size of the file in pixels, by which its place is kept while it loads. */
  height: number
  /** Id of the element that explains it. */
  describedBy: string
  isClosed: boolean
  onPoint: (point: Point) => void
  point: Point
  width: number
}

const STEPS: Record<string, Point> = {
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}
const LARGE_STEP = 10

/** The uncropped picture with its focal point, which can be moved with the pointer or the arrow keys. */
export function FocalPoint({ address, describedBy, height, isClosed, onPoint, point, width }: Props) {
  const t = useMessages()
  const picture = useRef<HTMLDivElement>(null)

  function follow({ clientX, clientY }: PointerEvent) {
    const box = picture.current?.getBoundingClientRect()
    if (box)
      onPoint(toPoint({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }))
  }

  function start(event: PointerEvent<HTMLElement>) {
    if (isClosed || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
    follow(event)
    picture.current?.querySelector('button')?.focus()
  }

  function step(event: KeyboardEvent) {
    const direction = STEPS[event.key]
    if (isClosed || !direction) return
    event.preventDefault()
    const distance = event.shiftKey ? LARGE_STEP : 1
    onPoint(toPoint({ x: point.x + direction.x * distance, y: point.y + direction.y * distance }))
  }

  return (
    // Pictures are not mirrored in right-to-left languages.
    <div
      className={styles.whole}
      dir="ltr"
      onPointerDown={start}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      ref={picture}
    >
      <img
        alt=""
        className={styles.picture}
        draggable={false}
        src={address}
        style={{ aspectRatio: `${width} / ${height}`, inlineSize: widthWithin(width, height) }}
      />
      <button
        aria-describedby={describedBy}
        aria-label={t('mediaFocalAt', { x: point.x, y: point.y })}
        className={styles.point}
        disabled={isClosed}
        onKeyDown={step}
        style={{ insetBlockStart: `${point.y}%`, insetInlineStart: `${point.x}%` }}
        type="button"
      />
    </div>
  )
}

const MAX_WIDTH = 360
const MAX_HEIGHT = 300

/** The width of the picture on screen, known before it has loaded. */
const widthWithin = (width: number, height: number): number =>
  Math.min(width, MAX_WIDTH, Math.round((MAX_HEIGHT * width) / height))
