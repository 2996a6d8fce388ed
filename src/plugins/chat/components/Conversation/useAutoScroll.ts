'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { scrollFor, type Following } from '../../lib/screen/scrollFor'

/** How close to its end, in pixels, a list counts as scrolled to the end. */
const END_TOLERANCE = 80

/**
 * Scrolls a list of messages as it grows. The last question moves up no further than the top, so that a long answer is
 * read from its beginning. Once the user scrolls, the position is kept; once the user scrolls to the end, the list
 * stays at the end.
 * @param grows changes whenever content is added
 * @param question id of the user's last message
 */
export function useAutoScroll<Scroller extends HTMLElement>(
  grows: unknown,
  question: string | undefined,
): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null)
  const following = useRef<Following>('end')
  const lastQuestion = useRef(question)
  /** The position set here; any other position comes from the user. */
  const lastTop = useRef(0)
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const onScroll = () => {
      if (Math.abs(list.scrollTop - lastTop.current) < 2) return
      following.current = list.scrollHeight - list.scrollTop - list.clientHeight < END_TOLERANCE ? 'end' : 'nothing'
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [])
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    if (question !== lastQuestion.current) {
      lastQuestion.current = question
      following.current = 'question'
    }
    const questionElement = [...list.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
    const questionTop = questionElement
      ? questionElement.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
      : null
    const top = scrollFor(following.current, {
      clientHeight: list.clientHeight,
      questionTop,
      scrollHeight: list.scrollHeight,
    })
    if (top === null) return
    list.scrollTop = top
    lastTop.current = list.scrollTop
  }, [grows, question])
  return ref
}
