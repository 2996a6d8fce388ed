import { describeKeys } from './cases/keys'
import { describeNeighbours } from './cases/neighbours'
import { describeReferences } from './cases/references'
import { makeStage, type Stage } from './support/stage'

let stage: Stage

beforeAll(async () => {
  stage = await makeStage()
})
afterAll(() => stage.app.close())

describeKeys(() => stage)
describeNeighbours(() => stage)
describeReferences(() => stage)
