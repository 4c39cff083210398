package meldhouse.architecture.circle.left;

import meldhouse.architecture.circle.right.Right;

/** Half of a circle, for the rule against circles to find. */
public record Left(Right right) {}
