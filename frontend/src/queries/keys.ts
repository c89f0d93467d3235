/** Before whatever is told of lesson plans and of the weeks in which they stand. Below the features, as absences and
 * reflections change it too. */
export const lessonPlansKey = ['lesson-plans'];
