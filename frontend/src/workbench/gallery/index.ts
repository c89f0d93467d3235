export { type SamplePupil, samplePupils } from './sample-pupils';
