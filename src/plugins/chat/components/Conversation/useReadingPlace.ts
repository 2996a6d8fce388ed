'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { scrollFor, type Following } from '../../lib/screen/scrollFor'

/** How near to its end a list counts as read to the end, in pixels. */
const NEAR = 80

/**
 * Scrolls a list of messages while it grows. What somebody has just asked moves up to the top at most, so that a long
 * answer is read from its beginning; whoever scrolls stays where they are, and whoever goes to the end stays there.
 * @param grows another one when there is more
 * @param question id of the last message of the person
 */
export function useReadingPlace<Scroller extends HTMLElement>(
  grows: unknown,
  question: string | undefined,
): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null)
  const following = useRef<Following>('end')
  const known = useRef(question)
  /** Where the list was scrolled to from here: anything else is somebody's hand. */
  const put = useRef(0)
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const onScroll = () => {
      if (Math.abs(list.scrollTop - put.current) < 2) return
      following.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR ? 'end' : 'nothing'
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [])
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    if (question !== known.current) {
      known.current = question
      following.current = 'question'
    }
    const asked = [...list.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
    const questionTop = asked
      ? asked.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
      : null
    const top = scrollFor(following.current, {
      clientHeight: list.clientHeight,
      questionTop,
      scrollHeight: list.scrollHeight,
    })
    if (top === null) return
    list.scrollTop = top
    put.current = list.scrollTop
  }, [grows, question])
  return ref
}
