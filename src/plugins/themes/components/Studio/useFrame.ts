'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { appearanceOf } from '../../lib/studio/appearance'
import type { StudioChoices } from '../../lib/studio/choices'

interface Frame {
  frame: RefObject<HTMLIFrameElement | null>
  /** A page in it listens: it shows choices before they are saved. */
  isListening: boolean
  /** Renders the page in it anew, where it is. */
  reload: () => void
}

/**
 * Tells the website in a frame what is being chosen, each page of it as soon as it listens. Only the frame itself is
 * spoken to and listened to, at the origin of the preview.
 */
export function useFrame(address: string, choices: StudioChoices, logo: string | null | undefined): Frame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [pages, setPages] = useState(0)
  const { origin } = new URL(address)

  useEffect(() => {
    function onMessage({ data, origin: from, source }: MessageEvent<{ type?: unknown } | null>): void {
      if (
        from === origin &&
        source !== null &&
        source === frame.current?.contentWindow &&
        data?.type === 'callboard-studio-ready'
      )
        setPages((count) => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])

  useEffect(() => {
    if (pages > 0)
      frame.current?.contentWindow?.postMessage(
        { ...appearanceOf(choices), logo, type: 'callboard-studio-choices' },
        origin,
      )
  }, [choices, logo, origin, pages])

  return {
    frame,
    isListening: pages > 0,
    reload: () => frame.current?.contentWindow?.postMessage({ type: 'callboard-studio-reload' }, origin),
  }
}
