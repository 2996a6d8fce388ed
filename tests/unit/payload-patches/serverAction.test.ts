import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'

it('isServerAction recognises a server action by the header of Next’s client', () => {
  expect(isServerAction(new Headers({ [ACTION_HEADER]: '7f00' }))).toBe(true)
  expect(isServerAction(new Headers({ accept: 'text/html' }))).toBe(false)
})
