import { describeWithout } from './support/withoutPlugin'

describeWithout('nyphil')
