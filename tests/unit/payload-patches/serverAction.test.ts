import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'

it('knows a server action by the header that the client of Next sends with it', () => {
  expect(isServerAction(new Headers({ [ACTION_HEADER]: '7f00' }))).toBe(true)
  expect(isServerAction(new Headers({ accept: 'text/html' }))).toBe(false)
})
