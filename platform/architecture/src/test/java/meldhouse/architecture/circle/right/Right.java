package meldhouse.architecture.circle.right;

import meldhouse.architecture.circle.left.Left;

/** Half of a circle, for the rule against circles to find. */
public record Right(Left left) {}
