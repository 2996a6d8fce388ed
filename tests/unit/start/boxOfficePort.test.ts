import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseBoxOfficePort, keptBoxOfficePort } from '../../../scripts/lib/boxOfficePort.mjs'

const folder = mkdtempSync(join(tmpdir(), 'callboard-port-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the demo box office keeps its port between starts, and takes another when that one is in use', async () => {
  expect(keptBoxOfficePort(folder)).toEqual({})
  const first = await chooseBoxOfficePort(folder)
  expect(keptBoxOfficePort(folder)).toEqual({ DEMO_BOX_OFFICE_PORT: first })
  expect(await chooseBoxOfficePort(folder)).toBe(first)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(Number(first), '127.0.0.1', resolve))
  const second = await chooseBoxOfficePort(folder)
  expect(second).not.toBe(first)
  expect(keptBoxOfficePort(folder)).toEqual({ DEMO_BOX_OFFICE_PORT: second })
  other.close()
})
