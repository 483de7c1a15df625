// The toolchain's Testing names this module for files that import `UIKit` beside `Testing`. On Apple's systems it
// makes images attachments of tests; FlatlayTesting does that here.
