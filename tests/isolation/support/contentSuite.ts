import type { ContentType } from '@/access/contentType'
import { OPERATIONS, tryOperation } from './matrix'
import type { Stage } from './stage'
import { makeSubject, type Subject } from './subjects'
import { Tally } from './tally'

/** For a machine with other things to do. */
const LONG = 240_000

/**
 * Declares the cases of some content types: every operation, tried by everybody in both tenants.
 * @param stage filled before the tests run
 * @param types their slugs, known when the tests are declared
 */
export function describeContent(name: string, stage: () => Stage, types: () => ContentType[]): void {
  describe(`Content isolation of ${name}`, () => {
    const total = new Tally(name)
    const subjects: Subject[] = []

    beforeAll(async () => {
      for (const type of types()) subjects.push(await makeSubject(stage(), type))
    }, LONG)
    afterAll(() => total.print())

    for (const operation of OPERATIONS) {
      it(
        `allows "${operation.name}" only with the ${operation.verb} permission in that tenant ${operation.rows ?? ''}`.trim(),
        async () => {
          const tally = new Tally(operation.name)
          for (const subject of subjects) await tryOperation(subject, operation, tally)
          total.add(tally)
          expect(tally.controls).toBeGreaterThanOrEqual(subjects.length * 2)
          expect(tally.wrong).toEqual([])
        },
        LONG,
      )
    }
  })
}
